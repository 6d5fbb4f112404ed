// Russian: the mentor's legal.
export const legal = {};

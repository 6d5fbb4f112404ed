// Russian: the mentor's plans.
export const plans = {};

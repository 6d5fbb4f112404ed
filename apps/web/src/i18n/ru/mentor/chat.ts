// Russian: the mentor's chat.
export const chat = {};

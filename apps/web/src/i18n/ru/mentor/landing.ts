// Russian: the mentor's landing.
export const landing = {};

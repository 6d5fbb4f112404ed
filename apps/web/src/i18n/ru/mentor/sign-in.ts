// Russian: the mentor's sign-in.
export const signIn = {};

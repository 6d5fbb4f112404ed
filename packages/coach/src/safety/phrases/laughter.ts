// What shows that something is said as a joke.

/** In plain text: laughter, faces, hearts, brackets. */
export const LAUGHTER =
  /а?ха(?:ха)+|ахах|лол(?![а-я])|ржу|[😂🤣😹😅😆💀😜😉😘❤🥰😍😄😁]|\){2,}|(?<![a-z])(?:lol|lmao|rofl|haha\w*|jk|just kidding)(?![a-z])/u;

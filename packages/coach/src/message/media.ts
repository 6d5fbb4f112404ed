// What stands in the place of words: «[фото]», “[voice message]”.

/** A picture or voice message does nothing by its name. */
export const MEDIA = /^\s*[[(<][^\])>]{3,40}[\])>]\s*$/u;

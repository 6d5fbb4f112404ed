// The face of the package: which language a text is in, which alphabet its letters belong to, how alike two texts are.
export { foldTwins } from "./look-alike-letters.ts";
export { repairAlphabets } from "./repair-alphabets.ts";
export { editDistance, similarity } from "./similarity.ts";
export { chatLanguage, guessLanguage, messageLanguage, requestLanguage } from "./tell-language.ts";

// The face of the package: which language a text is in, which alphabet its letters belong to, how alike two texts are.
export {
  chatLanguage,
  foldTwins,
  guessLanguage,
  messageLanguage,
  repairAlphabets,
  requestLanguage,
} from "./alphabets.ts";
export { editDistance, likeness } from "./likeness.ts";

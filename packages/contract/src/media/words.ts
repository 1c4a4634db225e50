import { says, type WordsOfCalls } from "../documented/call-words.ts";

export const MEDIA_WORDS: WordsOfCalls = {
  "upload-media": says(
    "Stores a PNG, JPEG or WebP of at most 10 MB, drawn afresh without what it says of place and camera, so that its address may end differently. 100 a day; the picture is public to whoever knows the address.",
  ),
  "delete-media": says("Deletes a picture of one's own. 409 `in_use` while a recipe or a brand shows it."),
};

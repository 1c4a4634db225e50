interface NamePart {
  readonly text: string;
  readonly isMarked: boolean;
  /** Where the part begins; tells equal parts apart. */
  readonly at: number;
}

/** Without accents and in small letters, letter for letter, so that places in it are places in the text. */
const plainLetters = (text: string): string =>
  [...text].map((letter) => letter.normalize("NFD").charAt(0).toLowerCase().padEnd(letter.length)).join("");

/** A name in parts, those marked that begin a word like one of the typed words. */
export function markedParts(name: string, query: string): NamePart[] {
  const plain = plainLetters(name);
  const isMarked = new Array<boolean>(name.length).fill(false);
  for (const word of plainLetters(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean))
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1))
      if (at === 0 || !/[\p{L}\p{N}]/u.test(plain.charAt(at - 1))) isMarked.fill(true, at, at + word.length);
  const parts: NamePart[] = [];
  for (let at = 0, end = 0; at < name.length; at = end) {
    while (end < name.length && isMarked[end] === isMarked[at]) end += 1;
    parts.push({ text: name.slice(at, end), isMarked: isMarked[at] === true, at });
  }
  return parts;
}

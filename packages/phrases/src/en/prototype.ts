/** Screens that only show how something could look; they are linked from nowhere. */
export const prototype = {
  sampleData: "Sample data",
  sampleText: "This screen only shows an example. Nothing you do here is kept.",
  register: {
    title: "Create your account",
    text: "Try the form; no account is made.",
    name: "Name",
    sampleName: "Sam Miller",
    sampleEmail: "sam.miller@example.com",
    submit: "Create account",
    done: "That is how it would look. No account was made.",
  },
};

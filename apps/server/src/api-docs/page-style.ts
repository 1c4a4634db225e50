/** The look of the pages about the API; they follow the light or dark mode of the device. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --text: #1c2b24; --quiet: #44564c; --line: #b9c6bf; --back: #fff; --shade: #f1f5f2; --link: #1f5f30; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6ede9; --quiet: #b4c3bb; --line: #4a5a51; --back: #121815; --shade: #1d2622; --link: #8fd6a3; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--text); background: var(--back); overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; display: inline-block; padding: 0.5rem 1rem; }
header, main, .areas { padding: 1rem; max-width: 68rem; margin: 0 auto; }
header { border-bottom: 1px solid var(--line); }
header .title { font-size: 1.5rem; font-weight: 700; margin: 0; }
header ul, .areas ul, .toc ul { list-style: none; padding: 0; margin: 0.5rem 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
header li a, .areas li a, .toc li a { display: inline-block; min-height: 1.75rem; padding: 0.125rem 0; }
a[aria-current] { font-weight: 700; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin: 0.75rem 0 0; }
label { display: block; font-weight: 600; }
.field { flex: 1 1 14rem; max-width: 30rem; }
.hint { color: var(--quiet); font-size: 0.875rem; }
input { width: 100%; }
input, button { font: inherit; color: inherit; min-height: 2.5rem; padding: 0.375rem 0.75rem; border: 1px solid var(--quiet); border-radius: 0.375rem; background: var(--back); }
button { background: var(--shade); font-weight: 600; cursor: pointer; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0.5rem 0; }
h2 { font-size: 1.375rem; line-height: 1.3; margin: 2rem 0 0.5rem; }
h3 { font-size: 1.125rem; line-height: 1.35; margin: 0; }
h4 { font-size: 1rem; margin: 1rem 0 0.25rem; }
pre, code { font-family: ui-monospace, monospace; font-size: 0.875rem; }
pre { white-space: pre-wrap; background: var(--shade); border: 1px solid var(--line); border-radius: 0.375rem; padding: 0.75rem; margin: 0.5rem 0; }
.call { border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; margin: 1rem 0; scroll-margin-top: 1rem; }
.method { display: inline-block; font-weight: 700; min-width: 3.75rem; }
.address { margin: 0.25rem 0; }
.who { color: var(--quiet); margin: 0.25rem 0; }
summary { cursor: pointer; font-weight: 600; padding: 0.375rem 0; min-height: 2rem; }
dl { margin: 0.25rem 0; }
dt { margin-top: 0.5rem; }
dd { margin: 0 0 0 1rem; }
dd p { margin: 0.125rem 0; }
`;

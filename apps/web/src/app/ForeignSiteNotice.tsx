import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Names the right address on a page that was opened at one where nobody can sign in, such as the number of the server. */
export function ForeignSiteNotice({ address }: { address: string }) {
  const { signIn } = usePhrases();
  return (
    <Notice kind="warning" title={signIn.foreignSite}>
      <a href={`${address}${location.pathname}`}>{signIn.goToSite({ address })}</a>
    </Notice>
  );
}

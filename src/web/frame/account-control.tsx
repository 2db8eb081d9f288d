import { useId } from 'react';
import type { SessionUser } from '../../contract/contract.ts';
import { Arch, tierOf } from '../account/arch.tsx';
import { useTexts } from '../language/language.tsx';
import { useOpener } from '../panels.tsx';
import { useUser } from '../session/session.tsx';
import { useSite } from '../site.tsx';
import { lazyPart } from '../ui/lazy.tsx';
import { useMenu } from '../ui/use-menu.ts';

const menu = lazyPart(() => import('../account/account-menu.tsx'), 'AccountMenu');
// If it does not come, opening the menu says so.
const preloadMenu = () => void menu.preload().catch(() => {});

/** Who reads: a way to sign in, where there is one, or the account of whoever is. */
export function AccountControl() {
  const user = useUser();
  const { signInEnabled } = useSite().flags;
  // One id for both: after signing in the focus finds the account where signing in was.
  const id = useId();
  if (user) return <AccountButton user={user} id={id} />;
  return signInEnabled ? <SignInButton id={id} /> : null;
}

function SignInButton({ id }: { id: string }) {
  const t = useTexts();
  return (
    <button
      className="tool who sign-in-tool scripted"
      type="button"
      id={id}
      {...useOpener({ kind: 'signIn' })}
    >
      {t('account.signIn')}
    </button>
  );
}

function AccountButton({ user, id }: { user: SessionUser; id: string }) {
  const t = useTexts();
  const { open, toggle, close, onMissing, whole } = useMenu();
  const tier = tierOf(user);
  return (
    <div className="who" tabIndex={-1} ref={whole}>
      <button
        className="account-tool"
        type="button"
        id={id}
        aria-expanded={open}
        aria-label={[t('account.of', { name: user.name }), tier && t(`account.${tier}`)]
          .filter(Boolean)
          .join(', ')}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onClick={toggle}
      >
        {tier && <b className="tier">{t(`account.${tier}`)}</b>}
        <Arch user={user} />
      </button>
      {open && <menu.Part user={user} close={close} onMissing={onMissing} />}
    </div>
  );
}

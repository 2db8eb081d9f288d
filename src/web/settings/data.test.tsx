// @vitest-environment happy-dom
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { useOpenPanel } from '../open-panel.ts';
import { useSession } from '../session/session.tsx';
import type { Session as SignedIn } from '../session/store.ts';
import { answering, refused } from '../testing/answers.ts';
import { closePage, find, openPage } from '../testing/in-browser.tsx';
import { mayLog } from '../testing/logged.ts';
import { Opening } from '../testing/panel.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { FREE_USER } from '../testing/users.ts';

const DATA = { kind: 'data' } as const;
const SESSIONS = 'GET /api/auth/sessions';
const DELETE = 'POST /api/profile/delete_account';
const session = (id: string, device: string, current = false) => ({
  id,
  device,
  createdAt: '2026-11-01T12:00:00.000Z',
  seenAt: '2026-11-21T11:00:00.000Z',
  current,
});
const TWO = { sessions: [session('1', 'Firefox on Linux', true), session('2', '')] };
const Again = () => {
  const open = useOpenPanel();
  return (
    <button type="button" onClick={() => open(DATA)}>
      Open again
    </button>
  );
};
const PAGE = (
  <>
    <Opening panel={DATA} />
    <Again />
  </>
);
const show = () => openPart(PAGE, FREE_USER);
const notices = () => [...document.querySelectorAll('.toast span')].map(({ textContent }) => textContent);
const press = async (name: string) => (await find('button', name)).click();

afterEach(() => {
  closePage();
  closePart();
  mayLog('error', 'Account deletion failed', 'Signing out did not work', 'The file could not be downloaded');
});

describe('where the reader is signed in', () => {
  it('is listed, and each other session can be ended', async () => {
    let ended = false;
    const asked = answering({
      [SESSIONS]: () => (ended ? { sessions: TWO.sessions.slice(0, 1) } : TWO),
      'DELETE /api/auth/sessions/2': () => {
        ended = true;
        return {};
      },
    });
    await show();
    await find('.rows li', /Firefox on Linux.*Active now.*this one/);
    await press('Sign out Unknown device');
    await eventually(() =>
      expect(document.querySelectorAll('.body section:first-of-type li')).toHaveLength(1),
    );
    expect(asked.some(({ path, method }) => `${method} ${path}` === 'DELETE /api/auth/sessions/2')).toBe(
      true,
    );
  });

  it.each([
    ['now', {}],
    ['before', 404],
  ])('one that was ended %s leaves the list, also where that does not come anew', async (_when, answer) => {
    let listed: unknown = TWO;
    answering({
      [SESSIONS]: () => listed,
      'DELETE /api/auth/sessions/2': () => {
        listed = 503;
        return answer;
      },
    });
    await show();
    await press('Sign out Unknown device');
    await eventually(() =>
      expect(document.querySelectorAll('.body section:first-of-type li')).toHaveLength(1),
    );
    expect(notices()).toEqual([]);
  });

  it('is another list for another account', async () => {
    let mine: unknown = TWO;
    // What the server says of the account is not told here: the test does.
    answering({ '/api/profile': () => new Promise(() => {}), [SESSIONS]: () => mine });
    const held: { session?: SignedIn } = {};
    function Grab() {
      const session = useSession();
      useEffect(() => void Object.assign(held, { session }), [session]);
      return <Opening panel={DATA} />;
    }
    await openPart(<Grab />, FREE_USER);
    await find('.rows li', /Firefox on Linux/);
    mine = new Promise(() => {});
    held.session?.set({ ...FREE_USER, id: 'account-2' });
    await eventually(() => expect(document.body.textContent).not.toContain('Firefox on Linux'));
  });

  it.each([
    ['Sign out Unknown device', 'DELETE /api/auth/sessions/2'],
    ['Sign out everywhere', 'DELETE /api/auth/sessions'],
  ])('%s is busy until the server has answered, and is asked for once', async (control, call) => {
    let refuse = (_status: number) => {};
    const answer = new Promise<Response>((resolve) => {
      refuse = (status) => resolve(new Response('', { status }));
    });
    const asked = answering({ [SESSIONS]: TWO, [call]: () => answer });
    await show();
    const button = await find('button', control);
    button.click();
    await eventually(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(button.textContent).toBe('Signing out...');
    for (const each of document.querySelectorAll<HTMLElement>('.body section:first-of-type .btn')) {
      expect(each.getAttribute('aria-disabled')).toBe('true');
      each.click();
    }
    refuse(500);
    await eventually(() => expect(notices()).toEqual(['Signing out did not work. Please try again.']));
    await eventually(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('says when the list did not come, and asks again', async () => {
    let reachable = false;
    answering({ [SESSIONS]: () => (reachable ? TWO : 500) });
    await show();
    await find('[role="alert"]', 'The list of sessions could not be loaded.');
    reachable = true;
    await press('Try Again');
    await find('.rows li', /Firefox on Linux/);
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('asks again also when it is opened anew', async () => {
    let reachable = false;
    answering({ [SESSIONS]: () => (reachable ? TWO : 500) });
    await show();
    await find('[role="alert"]', 'The list of sessions could not be loaded.');
    await press('Close');
    await eventually(() => expect(document.querySelector('dialog')).toBeNull());
    reachable = true;
    await press('Open again');
    await find('.rows li', /Firefox on Linux/);
  });

  it('stays as it is when the server refuses to sign out everywhere', async () => {
    answering({ [SESSIONS]: TWO, 'DELETE /api/auth/sessions': 500 });
    const user = await show();
    await press('Sign out everywhere');
    await eventually(() => expect(notices()).toEqual(['Signing out did not work. Please try again.']));
    expect(user()).not.toBeNull();
  });
});

describe('what is kept of the reader', () => {
  it.each([
    ['Download: Everything', '/api/profile/export', 'helder-export.json'],
    [
      'Download: Saved stories as bookmarks',
      '/api/profile/export/saved-stories.html',
      'helder-saved-stories.html',
    ],
  ])('%s is saved as a file', async (control, path, name) => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    answering({ [SESSIONS]: TWO, [`GET ${path}`]: { yours: true } });
    await show();
    await press(control);
    await eventually(() => expect(saved).toEqual([name]));
  });

  it.each([
    ['en', 'Download: Saved stories as bookmarks'],
    ['nl', 'Downloaden: Bewaarde artikelen als bladwijzers'],
  ] as const)('a file is told in the language of the page: %s', async (language, control) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const asked = answering({ [SESSIONS]: TWO, 'GET /api/profile/export/saved-stories.html': {} });
    await openPart(<Opening panel={DATA} />, FREE_USER, language);
    await press(control);
    await eventually(() =>
      expect(asked.filter(({ path }) => path.startsWith('/api/profile/export'))).toMatchObject([
        { query: `?lang=${language}` },
      ]),
    );
  });

  it('a file that never comes is told after 30 s, and can be asked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answering({ [SESSIONS]: TWO });
    const others = fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address.startsWith('/api/profile/export?')
        ? new Promise((_, reject) =>
            init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
          )
        : others(address, init),
    );
    await show();
    const button = await find('button', 'Download: Everything');
    button.click();
    await eventually(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(notices()).toEqual(['The file could not be downloaded. Please try again.']);
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    vi.useRealTimers();
  });

  it('says when a file does not come', async () => {
    answering({ [SESSIONS]: TWO, 'GET /api/profile/export': 500 });
    await show();
    await press('Download: Everything');
    await eventually(() =>
      expect(notices()).toEqual(['The file could not be downloaded. Please try again.']),
    );
  });
});

describe('who comes for a part of it', () => {
  it.each([
    ['Where you are signed in', 'Where you are signed in'],
    ['Take it with you', 'Take it with you'],
    ['Delete account', 'Leaving'],
  ])('%s begins there', async (control, heading) => {
    answering({ [SESSIONS]: TWO });
    await openPart(<Opening panel={{ kind: 'settings', tab: 'email' }} />, FREE_USER);
    await press(control);
    await eventually(() => expect(document.activeElement?.tagName).toBe('H3'));
    expect(document.activeElement?.textContent).toBe(heading);
  });
});

describe('deleting the account', () => {
  it('ACCT-25 asks once more, and says what goes; Enter keeps the account', async () => {
    const asked = answering({ [SESSIONS]: TWO });
    await show();
    await press('Delete account');
    await find('h2', 'Delete your account?');
    await find('.rows li', /Saved stories2/);
    await eventually(() => expect(document.activeElement?.textContent).toBe('Keep my account'));
    await press('Keep my account');
    await find('h2', 'Account and data');
    expect(asked.some(({ path }) => path.endsWith('delete_account'))).toBe(false);
  });

  it('once it has begun nobody is told that the account is kept, until the server has answered', async () => {
    let answer = (_refusal: Response) => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    answering({ [SESSIONS]: TWO, [DELETE]: () => answered });
    await show();
    await press('Delete account');
    await find('h2', 'Delete your account?');
    (await find('footer .danger')).click();
    const keep = await find('footer .outline', 'Keep my account');
    await eventually(() => expect(keep.getAttribute('aria-disabled')).toBe('true'));
    for (const control of ['Keep my account', 'Close']) await press(control);
    expect(document.querySelector('h2')?.textContent).toBe('Delete your account?');
    answer(refused(500, 'DELETION_FAILED', ''));
    await find('[role="alert"]', 'Account deletion failed');
    await press('Keep my account');
    await find('h2', 'Account and data');
  });

  it('ERR-24 stays signed in when the server refuses, and says so', async () => {
    answering({ [SESSIONS]: TWO, [DELETE]: () => refused(500, 'DELETION_FAILED', '') });
    const user = await show();
    await press('Delete account');
    await find('h2', 'Delete your account?');
    (await find('footer .danger')).click();
    await find('[role="alert"]', 'Account deletion failed');
    expect(user()).not.toBeNull();
  });

  it('ACCT-25 API-10 calls the server, and leaves', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const asked = answering({ [SESSIONS]: TWO, [DELETE]: {} });
    await show();
    await press('Delete account');
    await find('h2', 'Delete your account?');
    (await find('footer .danger')).click();
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(asked.some(({ path, method }) => `${method} ${path}` === DELETE)).toBe(true);
  });

  it('is told as done when the first answer was lost and the second finds no account', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    let deleted = false;
    answering({
      [SESSIONS]: TWO,
      [DELETE]: () => {
        if (deleted) return 401;
        deleted = true;
        return new TypeError('no network');
      },
      '/api/auth/refresh_token': 401,
      '/api/auth/page_cookie': {},
    });
    await show();
    await press('Delete account');
    await find('h2', 'Delete your account?');
    (await find('footer .danger')).click();
    await find('[role="alert"]', 'Account deletion failed');
    (await find('footer .danger')).click();
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    await eventually(() =>
      expect(sessionStorage.getItem('helder.notice')).toBe('Your account has been deleted.'),
    );
    sessionStorage.clear();
  });

  it('leaves it to the next page to say that it is done, once', async () => {
    vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    answering({ [SESSIONS]: TWO, [DELETE]: {} });
    await show();
    await press('Delete account');
    await find('h2', 'Delete your account?');
    (await find('footer .danger')).click();
    await eventually(() => expect(sessionStorage).toHaveLength(1));
    closePart();
    await openPage();
    await eventually(() => expect(notices()).toEqual(['Your account has been deleted.']));
    expect(sessionStorage).toHaveLength(0);
  });
});

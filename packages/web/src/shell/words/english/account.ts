/** Who one is, on this device and others, and how one wants to be told that a game waits. */
export const account = {
  title: 'Account',
  yourName: 'What you are called',
  name: 'Name',
  nameText: 'What the others call you, in every game.',
  save: 'Save',
  saved: 'Saved.',

  keep: 'Your games on other devices',
  guest:
    'You are a guest: only this device knows you. With a password you can sign in anywhere, and come back if this device forgets you.',
  kept: (name: string) => `Sign in on another device as “${name}” with your password.`,
  newPassword: 'New password',
  passwordText: 'At least 8 characters. Everywhere else you will have to sign in again.',
  oldPassword: 'Present password',
  setPassword: 'Set the password',
  changePassword: 'Change the password',
  passwordSet: 'The password is set.',
  elsewhere: 'How to sign in on another device',
  elsewhereSteps: (address: string) => [
    `Open ${address} there.`,
    'Under “What should the others call you?”, press “I have an account”.',
    'Enter your name and password. Your games are in the lobby.',
  ],

  signOut: 'Sign out',
  signOutText: 'This device forgets you. Your seats stay yours.',
  signOutGuest:
    'You are a guest without a password: once you sign out, nobody can get back to your seats. Set a password first.',
  signOutSure: 'Really sign out and give up your seats?',
  yes: 'Yes, sign out',
  no: 'No',

  notifications: 'Notifications',
  notificationsText:
    'You are told when a game waits for you and you are not looking: which game it is, never what is asked.',
  push: 'On this device',
  pushStates: {
    unsupported: 'This browser cannot be notified. On an iPhone or iPad, add Ragtag to the home screen first.',
    insecure: 'The browser allows notifications only over HTTPS.',
    denied:
      'You have forbidden notifications for this page. Allow them in the browser’s settings for this site, then load the page again.',
    'no-server': 'This server sends no notifications.',
    off: 'Notifications are off.',
    on: 'Notifications are on for this device.',
  },
  pushOn: 'Turn on',
  pushOff: 'Turn off',
  pushFailed: 'The browser’s notification service could not be reached.',
  otherDevices: (n: number) => (n === 1 ? 'One other device is notified.' : `${n} other devices are notified.`),
  mail: 'E-mail address',
  mailText: 'For games over weeks: a link to the table and what has happened since. Leave it empty for none.',
  mailState: (address: string | null, confirmed: boolean) => {
    if (address === null) return 'No e-mail is sent.';
    if (confirmed) return `E-mail is sent to ${address}.`;
    return `Follow the link that was sent to ${address}. Nothing else is sent there before.`;
  },
  mailAgain: 'Send the link again',
  mailConfirm: {
    title: 'E-mail about your games',
    text: 'When a game waits for you and you are not looking, a letter says so.',
    button: 'Yes, write to this address',
    done: 'Done. You will be written to when a game waits.',
  },
  mailStop: {
    title: 'No more e-mail',
    text: 'No more letters about games will be sent to your address.',
    button: 'Stop the e-mail',
    done: 'Done. Nothing more is sent to you.',
  },
  webhook: 'Webhook address',
  webhookText:
    'Sent as JSON by POST, with “content” and “text” as chat services like Discord, Slack and Mattermost read them. Leave it empty for none.',
  test: 'Send a test',
  tested: (to: 'webhook' | 'push' | 'mail', ok: boolean) =>
    `${{ webhook: 'Webhook', push: 'Device', mail: 'E-mail' }[to]}: ${ok ? 'arrived.' : 'it did not take it.'}`,
  testedNowhere: 'There is nowhere to send it: turn something on first.',
};

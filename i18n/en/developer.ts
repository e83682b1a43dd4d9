import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/developer.ts';

export default {
  documentation: {
    own: 'What this upstream offers. Where it lacks something, the console works as the specification describes.',
    plain: 'This upstream offers the specified calls only; none of the following is available.',
    capabilities: 'Capabilities',
    failures: 'Error codes',
    pushes: 'Pushes',
    name: 'Name',
    offered: 'This upstream',
    meaning: 'Meaning',
    code: 'Code',
    http: 'HTTP',
    yes: 'Yes',
    no: 'No',
    capability: {
      actions: 'Buttons are granted one by one; a page does not bring them',
      version: 'Saves compare versions, so nobody overwrites anybody',
      requestId: 'A request sent again is done once',
      sort: 'Lists are sorted by the upstream',
      newPassword: 'Says how long a new password has to be',
      deviceId: 'Knows the devices a person uses',
      sessions: 'Open sessions can be seen and ended',
      previewRole: 'Look at the console as a role does',
      singleSignOn: 'Single sign-on',
      unlock: 'Locked accounts can be unlocked',
      reveal: 'Masked numbers can be shown, and that is logged',
      logFilters: 'The activity log can be filtered by object and trace',
      files: 'Uploads with signed, short-lived addresses',
      outbox: 'Text messages that went out can be seen',
      push: 'Pushes are numbered and sent again after a gap',
      locks: 'Shows who is editing what',
    },
    push: {
      RECORD_CHANGED: 'A record was created, changed or deleted',
      RECORD_LOCK: 'Somebody began or ended editing',
      SESSION_OVER: 'This session is over',
      RIGHTS_CHANGED: 'What one may do has changed',
      NEW_DEVICE: 'The account was used on a new device',
      RESYNC: 'Pushes are lost for good; what is shown is read again',
    },
  },
  guide: {
    intro: 'The two most frequent jobs. The README of the repository has every step.',
    field: {
      title: 'Add a field',
      step: {
        1: 'declare it in the schema of its entity',
        2: 'add the next migration, and the column to the table',
        3: 'one label in each of four languages; it does not compile before',
        4: 'add the input, which serves create and edit',
        5: 'fails where columns and contract differ',
      },
    },
    feature: {
      title: 'Add a resource',
      step: {
        1: 'declare its calls: input, answer, right, failures',
        2: 'a handler for each call; it does not compile before',
        3: 'mount the handlers',
        4: 'declare its pages, rights and menu',
        5: 'write its words',
        6: 'list its calls; a test asks each of them as every role',
      },
    },
  },
} satisfies Catalogue<typeof zh>;

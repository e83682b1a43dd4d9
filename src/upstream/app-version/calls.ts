/** What serves the calls of this folder. */
import { releaseCalls } from '../../contract/app-release.ts';
import { versionCalls } from '../../contract/app-version.ts';
import { serve } from '../serve.ts';
import { versionHandlers } from './handlers.ts';
import { releaseHandlers } from './releases.ts';

export const calls = [serve(versionCalls, () => versionHandlers), serve(releaseCalls, () => releaseHandlers)];

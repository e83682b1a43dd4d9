/** What serves the calls of this folder. */
import { vehicleAttachmentCalls } from '../../contract/vehicle-attachment.ts';
import { serve } from '../serve.ts';
import { vehicleAttachmentHandlers } from './handlers.ts';

export const calls = [serve(vehicleAttachmentCalls, () => vehicleAttachmentHandlers)];

/** What a row is about, as the way to its page: for cells that say more than the name. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';

export const NameLink = styled(LinkBase)({ color: 'inherit', fontWeight: 600 });

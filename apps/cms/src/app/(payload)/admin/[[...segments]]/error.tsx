'use client';

export { BrokenScreen as default } from '../../../../admin/BrokenScreen.tsx';

/** The sections of the pages to read, in order; their texts are `<page>.<section>.title` and `.text`. */
export const ABOUT_SECTIONS = ['games', 'fair', 'money', 'care'] as const
export const PRIVACY_SECTIONS = [
  'short',
  'collect',
  'use',
  'basis',
  'share',
  'device',
  'keep',
  'security',
  'rights',
  'changes',
] as const
export const TERMS_SECTIONS = [
  'parties',
  'account',
  'deposits',
  'bonuses',
  'games',
  'withdrawals',
  'care',
  'conduct',
  'liability',
  'complaints',
  'changes',
] as const

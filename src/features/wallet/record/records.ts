/** The views of the record; the first is the default. */
export const RECORDS = ['deposits', 'withdrawals', 'everything'] as const
export type RecordView = (typeof RECORDS)[number]

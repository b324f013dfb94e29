/** Whether this is the full run, which looks at more seeds, players and orders than the gate. */
export const full = process.env['KISMARA_FULL'] === '1'

/** The parts of a fault, as the form has them: empty where nothing is said. */
export interface FaultParts {
  readonly endpoint: string
  /** `field=value` of the body. */
  readonly condition: string
  readonly what: string
  readonly share: string
  readonly from: string
  readonly times: string
}

export const NO_FAULT: FaultParts = { endpoint: '*', condition: '', what: '', share: '', from: '', times: '1' }

/** The parts in the grammar of the controls; that its values are valid is the control's to say. */
export const composeFault = ({ endpoint, condition, what, share, from, times }: FaultParts): string =>
  [
    endpoint,
    condition && `{${condition}}`,
    `:${what}`,
    share && `%${share}`,
    from && `@${from}`,
    times && `*${times}`,
  ].join('')

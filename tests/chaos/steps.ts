/** A control on the page, by role and name as the browser computes them, and its place among those that share both. */
export interface Target {
  role: string
  name: string
  nth: number
}

/** One thing that happens in a walk. It is plain data: a walk can be saved, and played again without some of its steps. */
export type Step =
  | { do: 'tap'; target: Target }
  | { do: 'fill'; target: Target; text: string }
  | { do: 'open'; path: string }
  | { do: 'back' | 'forward' | 'reload' | 'escape' }
  | { do: 'fault'; text: string }
  | { do: 'advance'; span: string }
  | { do: 'draw'; rows: string }
  | { do: 'grant'; text: string }
  | { do: 'device'; state: string }
  | { do: 'language'; locale: string }
  | { do: 'offline' }
  /** Another tab of the same player opens this page, does nothing, and is closed at the next such step. */
  | { do: 'tab'; path: string }
  | { do: 'deploy' }
  | { do: 'enter'; persona: string }
  /** Faults end, the network is there again, and the page is given time: now it must agree with the world. */
  | { do: 'settle' }

/** A step as a line of a report. */
export const formatStep = (step: Step): string => {
  const { do: what, ...rest } = step
  const said = Object.values(rest).map((value) =>
    typeof value === 'object' ? `${value.role} "${value.name}"${value.nth > 0 ? ` #${value.nth}` : ''}` : `${value}`,
  )
  return [what, ...said].join(' ')
}

import { t } from './text'

interface Attempt {
  say: (text: string) => void
  /** Gives the controls back. */
  end: () => void
}

/** Runs what a tap has begun. It ends whatever happens in it, and the player is told of a fault, which is reported, too. */
export const attempt = async (run: () => Promise<void>, { say, end }: Attempt): Promise<void> => {
  try {
    await run()
  } catch (fault) {
    reportError(fault)
    say(t('broken'))
  } finally {
    end()
  }
}

import { Stack } from '../../ui/layout/Stack'
import { PageHead } from '../../ui/navigation/PageHead'
import { BonusTabs } from './BonusTabs'

/** Title and navigation of a page of the bonus center. */
export function BonusHead({ title }: { title: string }) {
  return (
    <Stack>
      <PageHead title={title} />
      <BonusTabs />
    </Stack>
  )
}

import styled from '@emotion/styled'
import { useTranslation } from '../../i18n'
import { useDemoHelp } from '../../stores/core/demo'
import { useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../ui/feedback/SkeletonGroup'

/** Placeholder in the shape of the login form. */
export function LoginFormSkeleton() {
  const { t } = useTranslation()
  const help = useDemoHelp()
  const { platform } = useStores()
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <Shape>
        <Skeleton blockSize="48px" round />
        <Skeleton blockSize={FIELD} />
        <Skeleton blockSize={FIELD} />
        <Skeleton blockSize="52px" round />
        {platform.social.available().length > 0 && <Skeleton blockSize={SOCIAL} />}
        {help && <Skeleton blockSize={LINE} />}
        <Skeleton blockSize={LINE} />
      </Shape>
    </SkeletonGroup>
  )
}

/** The providers below their divider. */
const SOCIAL = 'calc(60px + 1.125rem * var(--leading))'
/** A field under its label. */
const FIELD = 'calc(30px + 2.625rem * var(--leading))'
const LINE = 'calc(26px + 1.125rem * var(--leading))'

const Shape = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

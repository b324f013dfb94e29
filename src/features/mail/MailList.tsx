import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { MailStore, SHOWN } from '../../stores/mail/MailStore'
import { useFeature } from '../../stores/react/stores'
import { usePaged } from '../../stores/react/usePaged'
import { useResource } from '../../stores/react/useResource'
import { theme } from '../../theme/theme'
import { FilterChips } from '../../ui/lists/filters/FilterChips'
import { useUrlFilter } from '../../ui/lists/filters/useUrlFilter'
import { PagedList } from '../../ui/lists/PagedList'
import { MailNotes } from './MailNotes'
import { MAIL_ROW, MailRow } from './MailRow'
import { NoMail } from './NoMail'

interface MailListProps {
  /** The mail open beside the list. */
  chosen: string | null
  wide: boolean
}

/** The mails, newest first, by what is left to do with them. */
export const MailList = observer(function MailList({ chosen, wide }: MailListProps) {
  const store = useFeature(MailStore)
  const { t } = useTranslation()
  const [shown, show] = useUrlFilter('show', SHOWN)
  const list = usePaged(store.list, shown)
  const { value: counts } = useResource(store.counts)
  const numbers = { all: undefined, unread: counts?.unread, gift: counts?.gifts, read: undefined }
  const options = SHOWN.map((value) => ({
    value,
    label: t(`mail.show.${value}`),
    count: numbers[value] === 0 ? undefined : numbers[value],
  }))
  return (
    <PagedList
      list={{ ...list, rows: list.rows.length > 0 ? store.rows : list.rows }}
      label={t('title.email')}
      head={<Kept>{t('mail.kept')}</Kept>}
      tools={
        <Tools>
          <FilterChips label={t('mail.show')} options={options} chosen={shown} onChoose={show} />
          <MailNotes undo />
        </Tools>
      }
      rowSize={MAIL_ROW}
      empty={<NoMail onShowAll={shown === 'all' ? null : () => show('all')} />}
      itemKey={({ id }) => id}
      renderItem={(mail) => <MailRow mail={mail} chosen={mail.id === chosen} wide={wide} />}
    />
  )
})

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`

const Kept = styled.p`
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
`

import * as mail from '../../src/contract/mail'
import { delMail, getMail2, getMailDetail, receiveMail } from '../world/mail/mail'
import { type Handler, on } from './handler'

export const mailHandlers: readonly Handler[] = [
  on(mail.getMail2, getMail2),
  on(mail.getMailDetail, getMailDetail),
  on(mail.receiveMail, receiveMail),
  on(mail.delMail, delMail),
]

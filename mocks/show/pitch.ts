import type { Show } from './schema'

/** The pitch for sales: from a new player to the largest win. */
export const pitch: Show = {
  name: 'pitch',
  minutes: 5,
  beats: [
    {
      id: 'sign-up',
      opens: '/auth/register',
      prepared: { persona: 'visitor' },
      title: {
        'en-US': 'A new player signs up',
        'pt-BR': 'Um novo jogador se cadastra',
        'es-419': 'Se registra un jugador nuevo',
        'vi-VN': 'Người chơi mới đăng ký',
        ar: 'لاعب جديد يسجّل',
      },
      note: {
        'en-US':
          'Type any mobile number and tap Send code: the code is 123456. Confirm the age and create the account.',
        'pt-BR':
          'Digite qualquer celular e toque em Enviar código: o código é 123456. Confirme a idade e crie a conta.',
        'es-419':
          'Escribe cualquier celular y toca Enviar código: el código es 123456. Confirma la edad y crea la cuenta.',
        'vi-VN': 'Nhập một số di động bất kỳ rồi chạm Gửi mã: mã là 123456. Xác nhận tuổi và tạo tài khoản.',
        ar: 'اكتب أي رقم جوال واضغط على إرسال الرمز: الرمز هو 123456. أكِّد العمر وأنشئ الحساب.',
      },
    },
    {
      id: 'first-deposit',
      opens: '/wallets?name=deposit',
      prepared: { persona: 'newcomer' },
      title: {
        'en-US': 'The first deposit, doubled',
        'pt-BR': 'O primeiro depósito, em dobro',
        'es-419': 'El primer depósito, al doble',
        'vi-VN': 'Lần nạp đầu tiên, nhân đôi',
        ar: 'أول إيداع، مضاعفًا',
      },
      note: {
        'en-US':
          'Choose how to pay and an amount: the offer is on screen before a cent is paid. Deposit, then pay on the provider’s page.',
        'pt-BR':
          'Escolha como pagar e um valor: a oferta aparece antes de qualquer pagamento. Deposite e pague na página do provedor.',
        'es-419':
          'Elige cómo pagar y un monto: la oferta se ve antes de pagar. Deposita y paga en la página del proveedor.',
        'vi-VN':
          'Chọn cách thanh toán và số tiền: ưu đãi hiện ra trước khi trả tiền. Nạp rồi thanh toán trên trang của nhà cung cấp.',
        ar: 'اختر طريقة الدفع والمبلغ: يظهر العرض قبل دفع أي شيء. أودِع ثم ادفع في صفحة مزود الدفع.',
      },
    },
    {
      id: 'game-won',
      opens: '/game/start?gameId=1',
      prepared: { persona: 'regular', round: 'slot:1-1-1-1-1' },
      title: {
        'en-US': 'A game, and a big win',
        'pt-BR': 'Um jogo e um grande prêmio',
        'es-419': 'Un juego y un gran premio',
        'vi-VN': 'Một trò chơi và một lần thắng lớn',
        ar: 'لعبة وفوز كبير',
      },
      note: {
        'en-US': 'Tap Spin once: five of a kind. The win is in the balance when you leave the game.',
        'pt-BR': 'Toque em Girar uma vez: cinco iguais. O prêmio está no saldo quando você sai do jogo.',
        'es-419': 'Toca Girar una vez: cinco iguales. El premio está en el saldo al salir del juego.',
        'vi-VN': 'Chạm Quay một lần: năm biểu tượng giống nhau. Tiền thắng vào số dư khi bạn rời trò chơi.',
        ar: 'اضغط على تدوير مرة واحدة: خمسة متطابقة. يظهر الفوز في الرصيد عند مغادرة اللعبة.',
      },
    },
    {
      id: 'level-up',
      opens: '/game/start?gameId=1',
      // Ten cents before VIP 4, which has the next theme.
      prepared: { persona: 'regular', grant: 'level:3', bet: '1:5010*499=5010' },
      title: {
        'en-US': 'A level up, and its theme',
        'pt-BR': 'Um novo nível e o seu tema',
        'es-419': 'Un nivel nuevo y su tema',
        'vi-VN': 'Lên cấp và giao diện mới',
        ar: 'مستوى جديد ومظهره',
      },
      note: {
        'en-US': 'Tap Spin once and leave the game: the whole app changes to the Tide theme.',
        'pt-BR': 'Toque em Girar uma vez e saia do jogo: o app inteiro muda para o tema Tide.',
        'es-419': 'Toca Girar una vez y sal del juego: toda la app cambia al tema Tide.',
        'vi-VN': 'Chạm Quay một lần rồi rời trò chơi: toàn bộ ứng dụng chuyển sang giao diện Tide.',
        ar: 'اضغط على تدوير مرة واحدة ثم غادر اللعبة: يتغيّر التطبيق كله إلى مظهر Tide.',
      },
    },
    {
      id: 'mega',
      opens: '/activity/jackpot',
      prepared: { persona: 'lucky', draw: '50001' },
      title: {
        'en-US': 'The Mega jackpot',
        'pt-BR': 'O jackpot Mega',
        'es-419': 'El jackpot Mega',
        'vi-VN': 'Jackpot Mega',
        ar: 'جاكبوت ميغا',
      },
      note: {
        'en-US': 'Tap Spin and wait: the ring stops on Mega, and the win can be checked in the record.',
        'pt-BR': 'Toque em Girar e espere: o anel para no Mega, e o prêmio pode ser verificado no histórico.',
        'es-419': 'Toca Girar y espera: el anillo se detiene en Mega, y el premio se puede comprobar en el historial.',
        'vi-VN': 'Chạm Quay rồi chờ: vòng dừng ở Mega, và có thể kiểm tra lần thắng trong lịch sử.',
        ar: 'اضغط على تدوير وانتظر: تتوقف الحلقة عند ميغا، ويمكن التحقق من الفوز في السجل.',
      },
    },
    {
      id: 'invite',
      opens: '/activity/20',
      // Whose wheel has reached its goal.
      prepared: { persona: 'collector' },
      title: {
        'en-US': 'Friends are invited',
        'pt-BR': 'Amigos são convidados',
        'es-419': 'Se invita a amigos',
        'vi-VN': 'Mời bạn bè',
        ar: 'دعوة الأصدقاء',
      },
      note: {
        'en-US':
          'The invite wheel has reached its goal: tap Cash out, and it is paid. The player’s own link and code are below.',
        'pt-BR':
          'A roleta de convites chegou à meta: toque em Sacar e o valor é pago. O link e o código do jogador estão abaixo.',
        'es-419':
          'La ruleta de invitados llegó a la meta: toca Cobrar y se paga. El enlace y el código del jugador están abajo.',
        'vi-VN': 'Vòng quay mời bạn đã đạt mục tiêu: chạm Rút là được trả. Liên kết và mã của người chơi ở bên dưới.',
        ar: 'بلغت عجلة الدعوات هدفها: اضغط على اسحب فيُدفع المبلغ. رابط اللاعب ورمزه في الأسفل.',
      },
    },
  ],
}

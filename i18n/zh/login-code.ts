/** The code step of the sign-in. */
export default {
  title: '输入验证码',
  sentTo: '验证码已发送到 %{mobile}',
  sent: '验证码已发送到您登记的手机',
  byAdministrator: '短信没有送到您的手机，请向管理员索取验证码。',
  code: '6 位验证码',
  signIn: '登录',
  expires: '%{time} 后失效',
  expired: '验证码已失效，请重新发送',
  resend: '重新发送',
  resendIn: '重新发送（%{time}）',
  resent: '新的验证码已发送，之前的不再有效',
  back: '返回登录',
  sixDigits: '请输入 6 位数字',
  wrong: '验证码错误或已失效',
  wrongLeft: '验证码错误，还可再试 %{count} 次',
  wrongNone: '输错次数过多，请重新发送验证码',
};

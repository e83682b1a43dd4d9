/** The sign-in form. `index.html` carries the same words, so that they stand before any script has loaded. */
export default {
  signIn: '登录',
  account: '账号',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  busy: '正在登录',
  languages: '语言',
  demo: '演示账号',
  forgotten: '忘记密码',
  forgottenHow: '请联系管理员重置。用得到的一次性密码登录，再设置自己的密码。',
  singleSignOn: '用 %{name} 登录',
  fill: '请填写账号和密码',
  notLoaded: '页面没有载入完整，请检查网络后重试',
};

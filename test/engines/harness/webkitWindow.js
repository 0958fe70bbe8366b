/*
 * gjs -m webkitWindow.js OPTIONS: a window with nothing but a WebKit view in it, for WebKitWebDriver to drive. The
 * MiniBrowser that comes with the driver is never narrower than its toolbar, cannot be zoomed by a driver, and
 * neither it nor the driver prints. https://webkitgtk.org/reference/webkit2gtk/stable/
 */
import Gtk from 'gi://Gtk?version=3.0';
import JavaScriptCore from 'gi://JavaScriptCore?version=4.1';
import WebKit from 'gi://WebKit2?version=4.1';

/** @typedef {any} Any What the libraries make: gjs has no types for it. */

/** @type {{ scheme: string, motion: string, zoom: number, pdf: string }} */
const { scheme, motion, zoom, pdf } = JSON.parse(ARGV[0] ?? '');

Gtk.init(null);
const settings = Gtk.Settings.get_default();
settings.gtk_application_prefer_dark_theme = scheme === 'dark';
settings.gtk_enable_animations = motion !== 'reduce';
// Letters keep their own widths, as in the other engines.
settings.gtk_xft_hinting = 0;

const context = WebKit.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.connect('automation-started', (/** @type {unknown} */ _, /** @type {Any} */ session) => {
  session.connect('create-web-view', createView);
});
Gtk.main();

function createView() {
  const view = new WebKit.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    zoom_level: zoom,
  });
  // Mesa's software rasterizer crashes once in some thousand pages under the thread that composes them
  // (ThreadedCompositor, in swrast_dri.so), and takes the page along.
  view.get_settings().hardware_acceleration_policy = WebKit.HardwareAccelerationPolicy.NEVER;
  answerToPrint(view);
  const window = new Gtk.Window({ decorated: false, default_width: 1280, default_height: 900 });
  window.add(view);
  window.show_all();
  return view;
}

/**
 * A view under automation does nothing upon `print()`, so the page gets a way of its own to ask for it.
 * @param {Any} view
 */
function answerToPrint(view) {
  const manager = view.get_user_content_manager();
  const print = (/** @type {Any} */ _, /** @type {Any} */ value, /** @type {Any} */ reply) => {
    const printSettings = new Gtk.PrintSettings();
    printSettings.set_printer('Print to File');
    printSettings.set('output-file-format', 'pdf');
    printSettings.set('output-uri', `file://${pdf}`);
    const operation = WebKit.PrintOperation.new(view);
    operation.set_print_settings(printSettings);
    operation.connect('failed', (/** @type {Any} */ _, /** @type {Error} */ { message }) =>
      reply.return_error_message(message),
    );
    operation.connect('finished', () =>
      reply.return_value(JavaScriptCore.Value.new_boolean(value.get_context(), true)),
    );
    operation.print();
    return true;
  };
  manager.connect('script-message-with-reply-received::print', print);
  manager.register_script_message_handler_with_reply('print', null);
}

// @ts-nocheck There are no types for the libraries of gjs.
/*
 * gjs -m webkitWindow.js: a window with nothing but a WebKit view in it, for WebKitWebDriver to drive. The MiniBrowser
 * that comes with the driver is never narrower than its toolbar.
 * https://webkitgtk.org/reference/webkit2gtk/stable/
 */
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

Gtk.init(null);
const settings = Gtk.Settings.get_default();
settings.gtk_application_prefer_dark_theme = true;
settings.gtk_enable_animations = false;
// No hinting, so that letters keep their widths, as in the other engines.
settings.gtk_xft_hinting = 0;

const context = WebKit.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => {
  session.connect('create-web-view', () => {
    const view = new WebKit.WebView({
      web_context: context,
      is_controlled_by_automation: true,
    });
    view.connect('notify::uri', () => {
      view.zoom_level = view.uri.endsWith('?zoom=4') ? 4 : 1; // A driver cannot zoom.
    });
    // Mesa's software rasterizer crashes in the compositing thread every few thousand pages, and so does the page.
    view.get_settings().hardware_acceleration_policy = WebKit.HardwareAccelerationPolicy.NEVER;
    const window = new Gtk.Window({ decorated: false, default_width: 1280, default_height: 900 });
    window.add(view);
    window.show_all();
    return view;
  });
});
Gtk.main();

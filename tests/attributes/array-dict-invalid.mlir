// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [1,]} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = [,1]} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1 2]} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() {a = [1} : () -> ()
// -----

// expected-error @+1 {{duplicate key 'x' in dictionary attribute}}
"x.op"() {a = {x = 1, x = 2}} : () -> ()
// -----

// expected-error @+1 {{duplicate key 'x' in dictionary attribute}}
"x.op"() {a = {x, x}} : () -> ()
// -----

// expected-error @+1 {{expected valid attribute name}}
"x.op"() {a = {"" = 1}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = {x-y = 1}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = {1 = 1}} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = {x = }} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = {x = 1,}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = {x = 1} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = {x : 1}} : () -> ()
// -----

// expected-error @+1 {{unexpected character}}
"x.op"() {a = {$a = 1}} : () -> ()
// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
"x.op"() {a = {.a = 1}} : () -> ()

// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{The optimization level must be a number between 0 and 3.}}
"t.a"() {a = #nvvm.target<O = 4>} : () -> ()

// -----

// expected-error @+1 {{The optimization level must be a number between 0 and 3.}}
"t.a"() {a = #nvvm.target<O = -1>} : () -> ()

// -----

// expected-error @+1 {{The target triple cannot be empty.}}
"t.a"() {a = #nvvm.target<triple = "">} : () -> ()

// -----

// expected-error @+1 {{The target chip cannot be empty.}}
"t.a"() {a = #nvvm.target<chip = "">} : () -> ()

// -----

// expected-error @+1 {{All the elements in the `link` array must be strings.}}
"t.a"() {a = #nvvm.target<link = ["a", 1]>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse NVVM_TargetAttr parameter 'link' which is to be a `ArrayAttr`}}
"t.a"() {a = #nvvm.target<link = 3>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse NVVM_TargetAttr parameter 'flags' which is to be a `DictionaryAttr`}}
"t.a"() {a = #nvvm.target<flags = 3>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: bogus}}
"t.a"() {a = #nvvm.target<bogus = 3>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: O}}
"t.a"() {a = #nvvm.target<O = 2, O = 3>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse NVVM_TargetAttr parameter 'O' which is to be a `int`}}
"t.a"() {a = #nvvm.target<O = "x">} : () -> ()

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse NVVM_TargetAttr parameter 'chip' which is to be a `::llvm::StringRef`}}
"t.a"() {a = #nvvm.target<chip = sm_90>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"t.a"() {a = #nvvm.target<"sm_90">} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: verifyTarget}}
"t.a"() {a = #rocdl.target<verifyTarget = true>} : () -> ()

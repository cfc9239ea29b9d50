// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected valid keyword}}
func.func private @llvm2(!llvm<ptr>, !llvm<ptr<3>>, !llvm<"ptr">)
// -----

// expected-error @+1 {{dialect 'builtin' provides no type parsing hook}}
func.func private @builtin(!builtin.integer<i32>)
// -----

// expected-error @+1 {{`!"unknown"<"foo">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func private @unknown(!unknown.foo)
// -----

// expected-error @+1 {{`!"unknown"<"foo">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func private @unknown2(!unknown<foo>)
// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @llvmunknown(!llvm.foo)
// -----

// expected-error @+1 {{dialect 'arith' provides no type parsing hook}}
func.func private @arith(!arith.foo)
// -----

// expected-error @+1 {{dialect 'func' provides no type parsing hook}}
func.func private @func(!func.foo)
// -----

// expected-error @+1 {{invalid type identifier}}
func.func private @nothing(!)
// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @dot(!llvm.)
// -----

// expected-error @+1 {{undefined symbol alias id 'foo'}}
func.func private @undefalias(!foo)
// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @opaquestr(!llvm<"ptr">)

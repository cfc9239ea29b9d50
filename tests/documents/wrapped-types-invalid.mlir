// ORACLE: differs (standard-dialect)
// RUN: mlir-opt %s --legacy-syntax --split-input-file --verify-diagnostics

// expected-error @+1 {{not a type of LLVM IR: 'foo'}}
func @f(!llvm.type<"foo">)
// -----
// expected-error @+1 {{not a type of LLVM IR: ''}}
func @f(!llvm.type<"">)
// -----
// expected-error @+1 {{not a type of LLVM IR: '{i32'}}
func @f(!llvm.type<"{i32">)
// -----
// expected-error @+1 {{not a type of LLVM IR: '[4 x void]'}}
func @f(!llvm.type<"[4 x void]">)
// -----
// expected-error @+1 {{not a type of LLVM IR: '<0 x i32>'}}
func @f(!llvm.type<"<0 x i32>">)
// -----
// expected-error @+1 {{not a type of LLVM IR: 'i32 i32'}}
func @f(!llvm.type<"i32 i32">)
// -----
// expected-error @+1 {{not a type of LLVM IR: 'i0'}}
func @f(!llvm.type<"i0">)
// -----
// expected-error @+1 {{not a type of LLVM IR: 'void*'}}
func @f(!llvm.type<"void*">)
// -----
// expected-error @+1 {{not a type of LLVM IR: 'i32 (void)*'}}
func @f(!llvm.type<"i32 (void)*">)
// -----
// expected-error @+1 {{expected string}}
func @f(!llvm.type<3>)
// -----
// expected-error @+1 {{custom op 'splat' is unknown (tried 'builtin.splat' as well)}}
splat %a : vector<4xf32>

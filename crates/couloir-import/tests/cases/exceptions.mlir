#loop_unroll = #llvm.loop_unroll<runtimeDisable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external constant @array(dense<[[97, 98, 99], [100, 101, 102]]> : tensor<2x3xi8>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x i8>>
  llvm.mlir.global external @mixed() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @array : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global external @splat(dense<true> : vector<4xi1>) {addr_space = 0 : i32} : vector<4xi1>
  llvm.mlir.global external @empty() {addr_space = 0 : i32} : !llvm.struct<()> {
    %0 = llvm.mlir.zero : !llvm.struct<()>
    llvm.return %0 : !llvm.struct<()>
  }
  llvm.mlir.global external @float(0x7FC00000 : f32) {addr_space = 0 : i32} : f32
  llvm.func @callee(i32) -> i32
  llvm.func @personality(...) -> i32
  llvm.func @merge(%arg0: i32, %arg1: i1) -> i32 attributes {personality = @personality} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.cond_br %arg1, ^bb1, ^bb3(%0 : i32)
  ^bb1:  // pred: ^bb0
    %1 = llvm.invoke @callee(%arg0) to ^bb2 unwind ^bb4 : (i32) -> i32
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%1 : i32)
  ^bb3(%2: i32):  // 2 preds: ^bb0, ^bb2
    llvm.return %2 : i32
  ^bb4:  // pred: ^bb1
    %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %3 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @assumed(%arg0: i1, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(true) : i1
    llvm.intr.assume %arg0  : i1
    llvm.intr.assume %0 ["nonnull"(%arg1 : !llvm.ptr)] : i1
    %1 = llvm.inline_asm has_side_effects asm_dialect = att "", "~{memory}"  : () -> !llvm.void
    llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation}
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.return
  }
}

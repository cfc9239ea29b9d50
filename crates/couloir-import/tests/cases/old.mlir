module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @t() {addr_space = 0 : i32} : !llvm.struct<"T", (ptr, i32, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.struct<"T", (ptr, i32, ptr)>
    llvm.return %2 : !llvm.struct<"T", (ptr, i32, ptr)>
  }
  llvm.mlir.global external @p() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @t : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @use(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: vector<4xi1>, %arg3: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
    %4 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"T", (ptr, i32, ptr)>
    %5 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.bitcast %4 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%6, %arg1, %2) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %7 = "llvm.intr.ctlz"(%5) <{is_zero_poison = false}> : (i32) -> i32
    %8 = llvm.intr.masked.load %arg3, %arg2, %3 {alignment = 16 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    %9 = llvm.intr.vector.extract %8[0] : vector<2xi32> from vector<4xi32>
    %10 = llvm.alloca %1 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.return %7 : i32
  }
  llvm.func @attributes(!llvm.ptr {llvm.nocapture, llvm.readonly}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
}

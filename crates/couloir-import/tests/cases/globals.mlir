module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.module_asm = ["foo", "bar"], llvm.target_triple = "x86_64-linux"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @cd any
    llvm.comdat_selector @cw largest
  }
  llvm.mlir.global external @a() {addr_space = 0 : i32} : !llvm.struct<"T", (i32, struct<(i8, ptr)>, array<2 x i16>)> {
    %0 = llvm.mlir.constant(0 : i16) : i16
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi16>) : !llvm.array<2 x i16>
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.zero : !llvm.struct<(i8, ptr)>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.struct<"T", (i32, struct<(i8, ptr)>, array<2 x i16>)>
    llvm.return %6 : !llvm.struct<"T", (i32, struct<(i8, ptr)>, array<2 x i16>)>
  }
  llvm.mlir.global external @b(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
  llvm.mlir.global external @c() {addr_space = 0 : i32} : !llvm.array<2 x struct<"T", (i32, struct<(i8, ptr)>, array<2 x i16>)>> {
    %0 = llvm.mlir.constant(0 : i16) : i16
    %1 = llvm.mlir.constant(dense<0> : tensor<2xi16>) : !llvm.array<2 x i16>
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.zero : !llvm.struct<(i8, ptr)>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.struct<"T", (i32, struct<(i8, ptr)>, array<2 x i16>)>
    %7 = llvm.mlir.zero : !llvm.array<2 x struct<"T", (i32, struct<(i8, ptr)>, array<2 x i16>)>>
    llvm.return %7 : !llvm.array<2 x struct<"T", (i32, struct<(i8, ptr)>, array<2 x i16>)>>
  }
  llvm.mlir.global external @d() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external constant @e(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i32>>
  llvm.mlir.global external @f(dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>) {addr_space = 0 : i32} : vector<4xf32>
  llvm.mlir.global external @h() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.addressof @e : !llvm.ptr
    %2 = llvm.getelementptr inbounds %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global external @i() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.addressof @h : !llvm.ptr
    %1 = llvm.mlir.addressof @e : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global external @j() {addr_space = 0 : i32} : i32 {
    %0 = llvm.mlir.undef : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global external @k(2.500000e+00 : f64) {addr_space = 0 : i32} : f64
  llvm.mlir.global external @l(170141183460469231731687303715884105727 : i128) {addr_space = 0 : i32} : i128
  llvm.mlir.global external thread_local @m(3 : i32) {addr_space = 0 : i32, alignment = 16 : i64, section = "sec"} : i32
  llvm.mlir.global external hidden @n() {addr_space = 0 : i32, dso_local} : i32
  llvm.mlir.global linkonce_odr @cd(1 : i32) comdat(@__llvm_global_comdat::@cd) {addr_space = 0 : i32} : i32
  llvm.mlir.global weak @o(1 : i32) comdat(@__llvm_global_comdat::@cw) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @p() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.addressof @a : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    llvm.return %1 : i64
  }
  llvm.mlir.global external @q(dense<0> : tensor<0xi32>) {addr_space = 0 : i32} : !llvm.array<0 x i32>
  llvm.mlir.global external @r("abc") {addr_space = 0 : i32}
  llvm.mlir.global external @s() {addr_space = 0 : i32} : !llvm.struct<(i32, i32)> {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(i32, i32)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<(i32, i32)> 
    llvm.return %4 : !llvm.struct<(i32, i32)>
  }
  llvm.mlir.global external @t(true) {addr_space = 0 : i32} : i1
  llvm.mlir.global external @u(dense<[true, false]> : tensor<2xi1>) {addr_space = 0 : i32} : !llvm.array<2 x i1>
  llvm.mlir.global external @v() {addr_space = 0 : i32} : !llvm.array<2 x f32> {
    %0 = llvm.mlir.undef : f32
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.mlir.undef : !llvm.array<2 x f32>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x f32> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x f32> 
    llvm.return %4 : !llvm.array<2 x f32>
  }
  llvm.mlir.global external @w(dense<0> : vector<2xi32>) {addr_space = 0 : i32} : vector<2xi32>
  llvm.mlir.global external @x() {addr_space = 3 : i32} : i32 {
    %0 = llvm.mlir.undef : i32
    llvm.return %0 : i32
  }
  llvm.mlir.global private @mlir.llvm.nameless_global_0(4 : i32) {addr_space = 0 : i32, dso_local} : i32
  llvm.mlir.global external @y(1.000000e+00 : f80) {addr_space = 0 : i32} : f80
  llvm.mlir.global external @z(1.000000e+00 : f16) {addr_space = 0 : i32} : f16
  llvm.mlir.global external @aa(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf16>) {addr_space = 0 : i32} : !llvm.array<2 x f16>
  llvm.mlir.global_ctors ctors = [@fn], priorities = [65535 : i32], data = [#llvm.zero]
  llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
    %0 = llvm.mlir.addressof @k : !llvm.ptr
    %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr> 
    llvm.return %2 : !llvm.array<1 x ptr>
  }
  llvm.mlir.alias external @al : i32 {
    %0 = llvm.mlir.addressof @k : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias external hidden @al2 {dso_local} : i32 {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.addressof @e : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.ifunc external @if : !llvm.func<void ()>, !llvm.ptr @res
  llvm.func @res() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @fn() comdat(@__llvm_global_comdat::@cd) attributes {alignment = 16 : i64, garbageCollector = "x", personality = @pers, section = "abc"} {
    llvm.return
  }
  llvm.func @pers(...) -> i32
  llvm.func @g(!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"T", (i32, struct<(i8, ptr)>, array<2 x i16>)>}, !llvm.ptr {llvm.byval = i32}, i8 {llvm.zeroext}, i32 {llvm.inreg}, !llvm.ptr {llvm.nest}, !llvm.ptr {llvm.dereferenceable = 8 : i64, llvm.noalias, llvm.nonnull}, i32 {llvm.range = #llvm.constant_range<i32, 0, 10>}, !llvm.ptr {llvm.nocapture, llvm.readonly}, !llvm.ptr {llvm.writeonly}, f32, i32 {llvm.noundef, llvm.signext})
  llvm.func local_unnamed_addr @g2() -> (!llvm.ptr {llvm.noalias, llvm.nonnull})
}

; Text of LLVM 14: typed pointers, intrinsics with other names and arguments.

%T = type { %T*, i32, void (%T*)* }
@t = global %T zeroinitializer
@p = global i8* bitcast (%T* @t to i8*)

define i32 @use(%T* %x, i8* %y, <4 x i1> %m, <4 x i32>* %v) {
  %q = getelementptr inbounds %T, %T* %x, i32 0, i32 1
  %i = load i32, i32* %q, align 4
  %b = bitcast i32* %q to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %b, i8* align 8 %y, i64 4, i1 false)
  %z = call i32 @llvm.ctlz.i32(i32 %i)
  %l = call <4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>* %v, i32 16, <4 x i1> %m, <4 x i32> zeroinitializer)
  %e = call <2 x i32> @llvm.experimental.vector.extract.v2i32.v4i32(<4 x i32> %l, i64 0)
  %a = alloca i8
  call void @llvm.lifetime.start.p0i8(i64 1, i8* %a)
  call void @llvm.lifetime.end.p0i8(i64 1, i8* %a)
  ret i32 %z
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
declare i32 @llvm.ctlz.i32(i32)
declare <4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>*, i32, <4 x i1>, <4 x i32>)
declare <2 x i32> @llvm.experimental.vector.extract.v2i32.v4i32(<4 x i32>, i64)
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
declare void @attributes(i8* nocapture readonly) argmemonly readonly
